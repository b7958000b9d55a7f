import { execFileSync } from "node:child_process";
import { linkSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The content of every file outside the repository. */
export const SECRET = "THE-SECRET-OUTSIDE";

/** The files that are swapped, by path. */
export const SWAPPED = ["w.txt", "pic.svg", "README.md", "sub/in.txt", "pipe.txt", "model.safetensors"] as const;

/**
 * Makes a repository, and returns a function that swaps one of its files or folders at each call: a file for a link to a
 * secret, a folder for a link to a folder of secrets, a file for a pipe; and back.
 */
export function swapsIn(repository: string, outside: string): () => void {
	const spare = join(outside, "spare");
	for (const folder of [repository, join(repository, "sub"), join(outside, "sub"), spare])
		mkdirSync(folder, { recursive: true });
	for (const path of SWAPPED) {
		writeFileSync(join(repository, path), contentOf(path));
		writeFileSync(join(outside, path), SECRET);
	}
	execFileSync("mkfifo", [join(outside, "fifo")]);
	const link = (path: string): void => {
		symlinkSync(join(outside, path), join(spare, "link"));
		renameSync(join(spare, "link"), join(repository, path));
	};
	const plain = (path: string): void => {
		writeFileSync(join(spare, "plain"), contentOf(path));
		renameSync(join(spare, "plain"), join(repository, path));
	};
	const folder = join(repository, "sub");
	const steps: readonly (() => void)[] = [
		() => link("w.txt"),
		() => {
			renameSync(folder, join(spare, "sub"));
			symlinkSync(join(outside, "sub"), folder);
		},
		() => {
			linkSync(join(outside, "fifo"), join(spare, "pipe"));
			renameSync(join(spare, "pipe"), join(repository, "pipe.txt"));
		},
		() => link("pic.svg"),
		() => link("README.md"),
		() => link("model.safetensors"),
		() => plain("w.txt"),
		() => {
			renameSync(folder, join(spare, "gone"));
			renameSync(join(spare, "sub"), folder);
			renameSync(join(spare, "gone"), join(spare, "old"));
		},
		...(["pipe.txt", "pic.svg", "README.md", "model.safetensors"] as const).map((path) => () => plain(path)),
	];
	let at = 0;
	return () => steps[at++ % steps.length]?.();
}

/** The address of every answer that shows a file of a repository. */
export function addressesOf(id: string): readonly string[] {
	const files = SWAPPED.flatMap((path) => [`/${id}/resolve/main/${path}`, `/models/${id}?tab=files&file=${path}`]);
	const more = [
		`/picture?model=${id}&file=pic.svg`,
		`/models/${id}`,
		`/models/${id}.md`,
		`/api/models/${id}/tree/main`,
	];
	return [...files, ...more];
}

function contentOf(path: string): string {
	if (path === "README.md") return "---\ntags: [plain]\n---\n# Plain\n";
	return path.endsWith(".svg") ? "<svg xmlns='http://www.w3.org/2000/svg'/>" : `plain ${path}`;
}
