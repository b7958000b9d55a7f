import { join } from "node:path";

/** The folder of the project. */
export const ROOT: string = join(import.meta.dirname, "../..");

/** The variable with the folder that `npm run test:packages` prepares. */
export const FOLDER_VARIABLE = "VITRINE_CONSUMERS";

const folder = (): string => process.env[FOLDER_VARIABLE] ?? "";

/** A project with the libraries installed from their archives. */
export const consumer = (): string => join(folder(), "libraries");

/** A project with the application installed from its archive. */
export const applicationFolder = (): string => join(folder(), "application");

/** The Python of an environment with the wheel alone. */
export const wheelPython = (): string => join(folder(), "python/bin/python");

/** A file of a package that the tests need. */
export const tool = (path: string): string => join(import.meta.dirname, "node_modules", path);
