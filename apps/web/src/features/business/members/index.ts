export { AreaSwitch } from './area-switch.tsx';
export { NoAccess } from './no-access.tsx';
export { OwnAccess } from './own-access.tsx';
