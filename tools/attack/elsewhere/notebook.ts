import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const PACKAGE = join(import.meta.dirname, "../../../packages/python/src");

/** What a notebook and a terminal show of one answer; the error in its place. */
export interface Shown {
	readonly html: string;
	readonly plain: string;
}

/** What the package for Python shows of the snippets of models, each of a site; undefined without Python. */
export async function shownInNotebooks(
	asked: readonly { readonly url: string; readonly id: string }[],
): Promise<readonly Shown[] | undefined> {
	const child = spawn("python3", ["-B", "-c", PROGRAM], {
		env: { ...process.env, PYTHONPATH: PACKAGE },
		stdio: ["pipe", "pipe", "inherit"],
	});
	child.on("error", () => undefined);
	child.stdin.on("error", () => undefined);
	child.stdin.end(JSON.stringify(asked));
	const [output, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
	return code === 0 ? (JSON.parse(output) as readonly Shown[]) : undefined;
}

const PROGRAM = `
import json, sys
import vitrine

def shown(url, id):
    try:
        found = vitrine.Client(url).snippets(id)
    except vitrine.Error as error:
        return {"html": "", "plain": str(error)}
    all = found._repr_mimebundle_()
    return {"html": all["text/html"], "plain": all["text/plain"]}

print(json.dumps([shown(**one) for one in json.load(sys.stdin)]))
`;
