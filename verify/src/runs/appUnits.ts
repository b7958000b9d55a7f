import { once } from "../once.ts";
import { asPip } from "../here/install.ts";
import { isRequest, splitInstall, startsServer } from "../here/printedCommands.ts";
import { appSubjects } from "../matrix/app.ts";
import type { Subject } from "../subject.ts";
import { fixtureOf, titleOf } from "./fixtures.ts";

/** What is run for an app at once: commands; for a server, with the request that the page prints. */
export interface AppUnit {
	readonly commands: Subject;
	readonly request?: Subject;
}

/** The unit that runs the commands of a subject; undefined for a request whose page starts no server that can be run. */
export function unitOf(subject: Subject, canRun: (server: Subject) => boolean): AppUnit | undefined {
	const { text } = splitInstall(subject.text);
	if (isRequest(text)) {
		const server = beside(subject).find((one) => isServer(one) && canRun(one));
		return server && { commands: server, request: subject };
	}
	if (!isServer(subject)) return { commands: subject };
	const request = beside(subject).find((one) => isRequest(one.text));
	return request && { commands: subject, request };
}

/** What gives the program of commands: their printed install line, as one of pip; or the package that npx runs. */
export type Source = { readonly line: string } | { readonly npx: string };

/** What gives the program of commands; for a request, that of its server. */
export function sourceOf(subject: Subject, canRun: (server: Subject) => boolean): Source {
	const { install, text } = splitInstall((unitOf(subject, canRun)?.commands ?? subject).text);
	const npx = npxIn(text);
	return npx === undefined ? { line: asPip(install) } : { npx };
}

/** The package that commands run with npx. */
export const npxIn = (text: string): string | undefined => /^npx -y ([\w@/.-]+)/m.exec(text)?.[1];

const isServer = ({ id, text }: Subject): boolean => startsServer(titleOf(id).replaceAll("-", " ")) && !isRequest(text);

const ofFixtures = once(() => Map.groupBy(appSubjects(), ({ id }) => fixtureOf(id)));

/** The blocks of an app for the same record, those with the same traits first. */
function beside({ id }: Subject): readonly Subject[] {
	const all = ofFixtures().get(fixtureOf(id)) ?? [];
	const own = (one: Subject): boolean => withoutTitle(one.id) === withoutTitle(id);
	return [...all.filter(own), ...all.filter((one) => !own(one))];
}

const withoutTitle = (id: string): string => id.replace(/\.[^/.]+\.\w+$/, "");
