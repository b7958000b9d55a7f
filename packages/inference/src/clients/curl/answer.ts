import { args, constant, lines, sh, type Shell, when } from "@vitrine/code";
import type { Answer, Around, HttpRequest, Steps, Wait } from "../../call.ts";
import { FILENAMES, timeoutMessage } from "../shared/names.ts";

/** The file of an answer that only leads to the result. */
export const ANSWER = "answer.json";

/** A request, and the commands that make a file of its answer if it is not one; `headers` are curl's options. */
export function readBy(asking: Shell, { answer }: HttpRequest, headers: readonly Shell[]): Shell {
	if (answer.type === "queue") return waiting(asking, answer, headers);
	if (answer.type === "base64")
		return sh`
			${asking} &&
			    ${found(answer.at)} | base64 --decode > ${FILENAMES[answer.medium]}
		`;
	if (answer.type === "masks") return masks(asking);
	if (answer.type !== "address") return asking;
	return sh`
		${asking} &&
		    ${downloaded(answer.medium, sh`jq --raw-output ${constant(`[${filter(answer.at)}] | flatten | first`)} ${constant(ANSWER)}`)}
	`;
}

/** jq writes a line of base64 for each mask. */
const masks = (asking: Shell): Shell => sh`
	${asking} &&
	    jq --raw-output '.[].mask' ${constant(ANSWER)} | {
	        number=0
	        while read -r mask; do
	            echo "$mask" | base64 --decode > "mask-$number.png"
	            number=$((number + 1))
	        done
	    }
`;

const found = (at: Steps): Shell => sh`jq --raw-output ${constant(filter(at))} ${constant(ANSWER)}`;

const downloaded = (medium: keyof typeof FILENAMES, address: Shell): Shell =>
	sh`${address} | xargs curl --fail --output ${FILENAMES[medium]} --url`;

/** A path in JSON, in the syntax of jq. */
const filter = (way: Steps): string =>
	way.map((step, at) => (typeof step === "string" ? `.${step}` : `${at === 0 ? "." : ""}[${step}]`)).join("");

/** In a shell of its own, which ends where a command fails. */
const waiting = (
	asking: Shell,
	{ medium, wait }: Extract<Answer, { type: "queue" }>,
	headers: readonly Shell[],
): Shell => sh`
	(
	    set -e
	    ${asking}
	    ticket=$(jq --raw-output ${constant(ticketFilter(wait))} ${constant(ANSWER)})
	    for attempt in $(seq ${constant(wait.attempts)}); do
	        sleep ${constant(wait.interval / 1000)}
	        ${got(wait.state, headers)}
	        state=$(${found(wait.word)})
	        ${stopped(wait)}
	        [ "$state" = ${constant(wait.done)} ] && break
	    done
	    if [ "$state" != ${constant(wait.done)} ]; then
	        echo ${constant(timeoutMessage(wait.attempts))} >&2
	        exit 1
	    fi
	    ${when(wait.result, got(wait.result ?? ["", ""], headers))}
	    ${downloaded(medium, sh`jq --raw-output ${constant(resultFilter(wait))} ${constant(ANSWER)}`)}
	)
`;

/** Of an address only the path counts. */
const ticketFilter = ({ ticket, isAddress }: Wait): string =>
	isAddress ? `${filter(ticket)} | sub("^[a-z]+://[^/]+"; "")` : filter(ticket);

function resultFilter({ at, orElse }: Wait): string {
	const [first, ...rest] = at;
	return orElse === undefined ? filter(at) : `${filter([first!])} // .${orElse} | ${filter(rest)}`;
}

/** Ends in a state that no result follows. */
function stopped({ failed }: Wait): Shell {
	return lines(failed.map((word) => sh`[ "$state" = ${constant(word)} ] && exit 1`));
}

const got = ([before, after]: Around, headers: readonly Shell[]): Shell => sh`
	curl "${before}\${ticket}${after}" \
	    ${args([sh`--silent`, sh`--show-error`, sh`--fail-with-body`, sh`--output ${constant(ANSWER)}`, ...headers])}
`;
