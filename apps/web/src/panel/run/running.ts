import { type AppBlock, type AppChoice, appSnippets, appWaysFor, type LocalApp } from "@vitrine/catalogue";
import { CodeError, fieldOf, withField } from "@vitrine/code";
import { type ModelRecord, shown } from "@vitrine/model";
import { type Report, wayStanding } from "@vitrine/verify";
import { linkBlock } from "./appLink.ts";
import { pickQuant, withFewFiles } from "./quants.ts";
import type { PanelState } from "../state/state.ts";
import type { Block, Problem, RunView } from "../shapes/view.ts";
import { codeBlock } from "../shapes/codeBlock.ts";

interface Running {
	readonly run: RunView;
	readonly blocks: readonly Block[];
	readonly why?: string;
	readonly problems: readonly Problem[];
}

/** How the chosen app runs a record on the reader's machine; at least one app is offered. */
export function running(
	whole: ModelRecord,
	state: PanelState,
	apps: readonly [LocalApp, ...LocalApp[]],
	report: Report,
): Running {
	const record = withFewFiles(whole);
	const wanted = apps.find(({ key }) => key === state.app);
	const app = wanted ?? usualApp(record, apps);
	const picked = pickQuant(record, state, (choice) => wordsOf(app, record, choice));
	const { said, refused } = saidBy(app, record, picked.choice);
	const run: RunView = {
		apps: apps.map((one) => ({ key: one.key, label: [one.prettyLabel, ...asides(one)].join(" · ") })),
		app: app.key,
		docs: { label: `${app.prettyLabel} documentation`, href: app.docsUrl },
		quants: picked.quants,
		...(picked.quant !== undefined && { quant: picked.quant }),
	};
	return {
		run,
		blocks: [...notesOf(app), ...said.map((block, at) => blockOf(block, at, { app, record, report }))],
		problems: [
			...(state.app === undefined || wanted ? [] : [notRunning(record, state.app, app)]),
			...(picked.problem ? [picked.problem] : []),
		],
		...(refused !== undefined && { why: refused }),
	};
}

/** The first available app that can run the record. */
function usualApp(record: ModelRecord, apps: readonly [LocalApp, ...LocalApp[]]): LocalApp {
	const ready = apps.filter(({ retired, comingSoon }) => !retired && !comingSoon);
	return ready.find((app) => saidBy(app, record).said.length > 0) ?? ready[0] ?? apps[0];
}

interface Said {
	readonly said: readonly AppBlock[];
	/** Why there is no code: the record contains a value that no command and no link can. */
	readonly refused?: string;
}

function saidBy(app: LocalApp, record: ModelRecord, choice?: AppChoice): Said {
	const { id, siblings } = record;
	try {
		return {
			said: withField(
				(value) => fieldOf({ id, siblings }, value),
				() => appSnippets(app, record, choice),
			),
		};
	} catch (error) {
		if (!(error instanceof CodeError)) throw error;
		return { said: [], refused: `${app.prettyLabel} cannot open this model. ${error.message}` };
	}
}

/** The commands or link of an app as one text; choices with the same text do not differ for it. */
function wordsOf(app: LocalApp, record: ModelRecord, choice?: AppChoice): string {
	return saidBy(app, record, choice)
		.said.map((block) => ("link" in block ? block.link : String(block.code)))
		.join("\n");
}

interface Of {
	readonly app: LocalApp;
	readonly record: ModelRecord;
	readonly report: Report;
}

function blockOf(block: AppBlock, at: number, { app, record, report }: Of): Block {
	const key = `${app.key} ${at}`;
	if ("link" in block) return linkBlock(key, app, block.link);
	const { code, title } = block;
	const way = appWaysFor(record).find((one) => one.key === app.key);
	return codeBlock({
		key,
		title: title ?? "Shell",
		code: String(code),
		language: code.language,
		id: record.id,
		checked: wayStanding(report, way, code),
	});
}

/** The notes after an app's name in the list. */
function asides({ macOSOnly, comingSoon, retired }: LocalApp): readonly string[] {
	return [...(macOSOnly ? ["macOS"] : []), ...(comingSoon ? ["coming soon"] : []), ...(retired ? ["retired"] : [])];
}

/** What to know before choosing an app. */
function notesOf({ key, prettyLabel, macOSOnly, comingSoon, retired }: LocalApp): readonly Block[] {
	const notes = [
		macOSOnly && `${prettyLabel} runs on macOS only.`,
		comingSoon && `${prettyLabel} is announced, but not available yet.`,
		retired && `${prettyLabel} is retired: hubs no longer offer it, and this code may no longer work.`,
	];
	return notes.flatMap((text, at) => (text ? [{ type: "note" as const, key: `${key} note ${at}`, text }] : []));
}

function notRunning(record: ModelRecord, key: string, instead: LocalApp): Problem {
	return {
		field: "app",
		message: `${shown(key)} is not an app that runs ${record.id}. The code is for ${instead.prettyLabel}.`,
	};
}
