import type { Endpoint } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import { panelView } from "../../panel/view/props.ts";
import type { Block, PanelMode } from "../../panel/shapes/view.ts";

/** The code that the page of a model shows first. */
export interface FirstCode {
	readonly id: string;
	/** The library or the app, or how it is called. */
	readonly with: string;
	/** Absent if there is no code. */
	readonly block?: Extract<Block, { readonly type: "code" }>;
}

const MODES: Readonly<Record<PanelMode, string>> = { load: "Load", call: "Call", run: "Run locally" };

/** The first code of each model that does more than install. */
export function firstCodes(models: readonly ModelRecord[], endpoints: readonly Endpoint[]): readonly FirstCode[] {
	return models.map((record): FirstCode => {
		const { mode, load, run, blocks } = panelView(record, {}, endpoints);
		const codes = blocks.filter((block) => block.type === "code");
		const block = codes.find(({ title }) => title !== "Install") ?? codes[0];
		const choices = mode === "run" ? run?.apps : load.libraries;
		const chosen = mode === "run" ? run?.app : load.library;
		const name = mode === "call" ? undefined : choices?.find(({ key }) => key === chosen)?.label;
		return {
			id: record.id,
			with: name === undefined ? MODES[mode] : `${MODES[mode]}: ${name}`,
			...(block && { block }),
		};
	});
}
