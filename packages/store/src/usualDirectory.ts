import { homedir } from "node:os";
import { join, sep } from "node:path";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The default directory of a catalogue: `.vitrine` in the project. An installed package is replaced by its next
 * version, so its catalogue is in the folder of the account for such data.
 */
export function usualDirectory(
	env: Environment,
	project: string,
	platform: NodeJS.Platform = process.platform,
): string {
	const isInstalled = project.split(sep).includes("node_modules");
	return isInstalled ? join(dataFolder(env, platform), "vitrine") : join(project, ".vitrine");
}

/** Where programs keep the data of an account, by the conventions of each system. */
function dataFolder({ XDG_DATA_HOME, LOCALAPPDATA }: Environment, platform: NodeJS.Platform): string {
	if (XDG_DATA_HOME) return XDG_DATA_HOME;
	if (platform === "win32") return LOCALAPPDATA || join(homedir(), "AppData", "Local");
	return join(homedir(), ...(platform === "darwin" ? ["Library", "Application Support"] : [".local", "share"]));
}
