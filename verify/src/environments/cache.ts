import { homedir } from "node:os";
import { join } from "node:path";

/** The folder in which installed environments and miniatures are kept between runs. */
export const cacheFolder = (): string =>
	process.env["VITRINE_CACHE"] ?? join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "vitrine");

/** The folder of the lists from which environments are installed. */
export const LISTS: string = join(import.meta.dirname, "../../environments");

const using = { lists: LISTS };

/** The folder of the lists that this run uses: those of the project, unless `useLists` names others. */
export const lists = (): string => using.lists;

/** Makes this run install and read environments by the lists of another folder. */
export const useLists = (folder: string): void => void (using.lists = folder);
