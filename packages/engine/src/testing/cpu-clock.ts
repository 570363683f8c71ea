/** Milliseconds that this thread has computed: what something takes, however busy the machine is. */
export function cpuClock(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
