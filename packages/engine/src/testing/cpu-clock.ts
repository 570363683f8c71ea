/** CPU milliseconds of this thread: the cost of a computation, however busy the machine is. */
export function cpuClock(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
