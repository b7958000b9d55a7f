import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/** A package of the operating system that snippets may need. */
interface SystemPackage {
	/** Its programs. */
	readonly programs: RegExp;
	/** Its libraries, as paths of files that a process has loaded. */
	readonly libraries: RegExp;
	/** Another package that brings it. */
	readonly comesWith?: string;
}

/** What is on this machine by chance, and is hidden from a snippet unless its page prints how to install it. */
const HIDDEN: Readonly<Record<string, SystemPackage>> = {
	ffmpeg: { programs: /^ff(mpeg|probe|play)$/, libraries: /^\/usr\/(local\/)?lib\/.*\/lib(av|sw)[a-z]+\.so/ },
	"espeak-ng": { programs: /^e?speak(-ng)?$/, libraries: /^\/usr\/(local\/)?lib\/.*\/libespeak-ng\.so/ },
	sox: { programs: /^(sox|soxi|play|rec)$/, libraries: /^\/usr\/(local\/)?lib\/.*\/libsox\.so/ },
	libsndfile1: { programs: /^sndfile-/, libraries: /^\/usr\/(local\/)?lib\/.*\/libsndfile\.so/, comesWith: "ffmpeg" },
	"git-lfs": { programs: /^git-lfs$/, libraries: /^$/ },
};

/** The folders of programs of this machine; those of the user are not among them. */
const FOLDERS: readonly string[] = ["/usr/local/bin", "/usr/bin", "/bin"];

/** Python itself comes with the environment, and installers and editors of other packages are not part of the line. */
const OTHERS = /^(python|pip|uv|conda|node|npm|cargo)/;

/** Makes a folder with links to the programs of this machine, without those of packages that are not printed. */
export function toolsFolder(folder: string, printed: readonly string[]): void {
	const hidden = hiddenFrom(printed);
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	for (const source of FOLDERS.filter((one) => existsSync(one)))
		for (const name of readdirSync(source))
			if (
				!OTHERS.test(name) &&
				!hidden.some(([, { programs }]) => programs.test(name)) &&
				!existsSync(join(folder, name))
			)
				link(join(source, name), join(folder, name));
}

/** Whether a program of a printed package is on this machine. */
export const isInstalled = (name: string): boolean =>
	FOLDERS.some((folder) => existsSync(folder) && readdirSync(folder).some((one) => HIDDEN[name]?.programs.test(one)));

/** The patterns of libraries that a snippet must not load, by the package that has them. */
export const hiddenLibraries = (printed: readonly string[]): Readonly<Record<string, string>> =>
	Object.fromEntries(hiddenFrom(printed).map(([name, { libraries }]) => [name, libraries.source]));

const hiddenFrom = (printed: readonly string[]): readonly (readonly [name: string, one: SystemPackage])[] =>
	Object.entries(HIDDEN).filter(
		([name, { comesWith = name }]) => !printed.includes(name) && !printed.includes(comesWith),
	);

function link(from: string, to: string): void {
	try {
		symlinkSync(from, to);
	} catch (error) {
		// A link that leads nowhere has been made before.
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
	}
}
