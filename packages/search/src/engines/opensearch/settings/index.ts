export type { ClusterOptions } from "./options.ts";
export { parseOptions } from "./parseOptions.ts";
export { SettingError } from "./settingError.ts";
