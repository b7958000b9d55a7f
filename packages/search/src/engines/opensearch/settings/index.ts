export type { ClusterOptions } from "./options.ts";
export { parseOptions } from "./parseOptions.ts";
export { SettingError, type SettingErrorCode } from "./settingError.ts";
