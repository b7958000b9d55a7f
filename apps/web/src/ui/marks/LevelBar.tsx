import { rankOf } from "@vitrine/verify";
import type { ReactElement } from "react";
import { type LevelCount, levelWords, snippetsIn } from "../../base/levelCounts.ts";

const [WIDTH, HEIGHT] = [96, 8];

/** Snippets by check level as a bar, the highest level first and darkest, with the number that was run. */
export function LevelBar({ counts }: { readonly counts: readonly LevelCount[] }): ReactElement {
	const all = snippetsIn(counts);
	const run = counts.find(({ level }) => level === "run")?.count ?? 0;
	const ranks = [...Map.groupBy(counts, ({ level }) => rankOf({ ...(level && { level }) }))];
	let start = 0;
	const parts = ranks.map(([rank, some]) => {
		const width = (snippetsIn(some) / all) * WIDTH;
		const part = { rank, x: start, width };
		start += width;
		return part;
	});
	return (
		<span className="level-bar" title={levelWords(counts)}>
			<svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
				{parts.map(({ rank, x, width }) => (
					<rect key={rank} x={x} width={width} height={HEIGHT} className={`rank-${rank}`} />
				))}
			</svg>
			<span aria-hidden="true">
				{run} of {all} run
			</span>
			<span className="hidden">{levelWords(counts)}</span>
		</span>
	);
}
