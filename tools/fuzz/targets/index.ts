import type { Target } from "../target.ts";

/** Loaded one by one, so that a thread counts the blocks of its own target alone. */
const LOADERS = {
	record: () => import("./record.ts"),
	card: () => import("./card.ts"),
	markdown: () => import("./markdown.ts"),
	safetensors: () => import("./safetensors.ts"),
	gguf: () => import("./gguf.ts"),
	address: () => import("./address.ts"),
	query: () => import("./query.ts"),
	python: () => import("./python.ts"),
	javascript: () => import("./javascript.ts"),
	shell: () => import("./shell.ts"),
	list: () => import("./list.ts"),
	collections: () => import("./collections.ts"),
	api: () => import("./api.ts"),
	"planted-error": () => import("./planted.ts").then(({ error }) => error),
	"planted-hang": () => import("./planted.ts").then(({ hang }) => hang),
	"planted-memory": () => import("./planted.ts").then(({ memory }) => memory),
} as const satisfies Readonly<Record<string, () => Promise<{ readonly target: Target }>>>;

type Name = keyof typeof LOADERS;

/** All but those with planted defects, which the fuzzer's own test looks for. */
export const TARGETS: readonly string[] = Object.keys(LOADERS).filter((name) => !name.startsWith("planted"));

/** The target of a name, which must be one of `TARGETS`. */
export async function targetOf(name: string): Promise<Target> {
	return (await LOADERS[name as Name]()).target;
}
