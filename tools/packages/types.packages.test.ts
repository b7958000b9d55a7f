import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ended } from "./command.ts";
import { examples } from "./examples.ts";
import { consumer, ROOT, tool } from "./places.ts";

const STRICT = {
	strict: true,
	skipLibCheck: false,
	noEmit: true,
	target: "es2022",
	lib: ["ES2023", "DOM"],
	exactOptionalPropertyTypes: true,
	noImplicitOverride: true,
	noPropertyAccessFromIndexSignature: true,
	noUncheckedIndexedAccess: true,
	noUnusedLocals: true,
	isolatedModules: true,
	verbatimModuleSyntax: true,
};

const RESOLUTIONS = [
	{ module: "node16", moduleResolution: "node16" },
	{ module: "nodenext", moduleResolution: "nodenext" },
	{ module: "esnext", moduleResolution: "bundler" },
];

const COMPILERS = [
	["TypeScript 7", join(ROOT, "node_modules/typescript/bin/tsc")],
	["TypeScript 5", tool("typescript/bin/tsc")],
] as const;

describe.each(COMPILERS)("%s", (_, tsc) => {
	it.each(RESOLUTIONS)("with $moduleResolution and a consumer's own strict options reports nothing", (resolution) => {
		const files = examples.map(({ code }, at) => {
			const name = `types-${at}.ts`;
			writeFileSync(join(consumer(), name), code);
			return name;
		});
		const compilerOptions = { ...STRICT, ...resolution, types: ["node"] };
		writeFileSync(join(consumer(), "tsconfig.json"), JSON.stringify({ files, compilerOptions }));
		expect(ended(consumer(), process.execPath, [tsc, "-p", consumer()])).toEqual({ status: 0, output: "" });
	});
});
