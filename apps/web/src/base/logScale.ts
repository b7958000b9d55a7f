/** The ends of a logarithmic axis. */
interface Ends {
	readonly from: number;
	readonly to: number;
}

/** The place of a value on a logarithmic axis: 0 at its start, 1 at its end. */
export const placeOf = (value: number, { from, to }: Ends): number => Math.log(value / from) / Math.log(to / from);
