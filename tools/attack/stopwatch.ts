/** One question to /livez, and the same to a bare server at the same moment. All in milliseconds. */
export interface Round {
	/** From the question to the end of the answer. */
	readonly took: number;
	/** For how long the first thread of the server, and that of the stopwatch, waited for a core meanwhile. */
	readonly waited: number;
	/** For how long the first thread of the server ran meanwhile. */
	readonly ran: number;
	/** What the bare server took, without the time for which its thread and the stopwatch waited for a core. */
	readonly bare: number;
}

/** Milliseconds within which /livez answers, whatever is rendered. */
export const PROMPT = 100;

/** Milliseconds that the site itself took: what a server with nothing to do takes at the same moment is the machine's. */
export const ownTime = ({ took, waited, bare }: Round): number => Math.max(0, took - waited - bare);

/** All rounds so far, in as many numbers as a thread can share. */
export interface Rounds {
	readonly count: number;
	/** Answers that took too long because of the site, and those that did so only because of the machine. */
	readonly late: number;
	readonly excused: number;
	/** The longest times, each of its own round. */
	readonly slowest: number;
	readonly slowestOwn: number;
	readonly slowestBare: number;
	/** The last round that took too long, for whatever reason. */
	readonly last: Round;
}

export const NO_ROUNDS: Rounds = {
	count: 0,
	late: 0,
	excused: 0,
	slowest: 0,
	slowestOwn: 0,
	slowestBare: 0,
	last: { took: 0, waited: 0, ran: 0, bare: 0 },
};

/** The rounds with one more. */
export function withRound(rounds: Rounds, round: Round): Rounds {
	const own = ownTime(round);
	const isLong = round.took > PROMPT;
	return {
		count: rounds.count + 1,
		late: rounds.late + Number(own > PROMPT),
		excused: rounds.excused + Number(isLong && own <= PROMPT),
		slowest: Math.max(rounds.slowest, round.took),
		slowestOwn: Math.max(rounds.slowestOwn, own),
		slowestBare: Math.max(rounds.slowestBare, round.bare),
		last: isLong ? round : rounds.last,
	};
}

/** A round in words. */
export const roundText = (round: Round): string =>
	`${ms(round.took)}: the server ran ${ms(round.ran)}, ${ms(round.waited)} passed without a core, and a bare server took ${ms(round.bare)}`;

/** The figures of a watch, by name. */
export const roundFigures = (rounds: Rounds): Readonly<Record<string, string>> => ({
	"slowest /livez": `${ms(rounds.slowest)}, of which ${ms(rounds.slowestOwn)} at most are the site's`,
	"a bare server": `${ms(rounds.slowestBare)} at most`,
	"late only because of the machine": `${rounds.excused} of ${rounds.count}${rounds.excused > 0 ? ` (the last took ${roundText(rounds.last)})` : ""}`,
});

const ms = (time: number): string => `${Math.round(time)} ms`;
