export { type Backup, type BackupOptions, backUpEmbedded } from "./backUp.ts";
export { BackupError } from "./errors.ts";
export type { BackupManifest } from "./manifest.ts";
export { restoreEmbedded, type RestoreOptions } from "./restore.ts";
