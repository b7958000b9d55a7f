import type { ReactElement } from "react";

interface DemoChartProps {
	/** Scores from 0 to 1. */
	readonly data: readonly { readonly label: string; readonly score: number }[];
}

/** Scores as bars with numbers. */
export function DemoChart({ data }: DemoChartProps): ReactElement {
	return (
		<dl className="demo-chart">
			{data.map(({ label, score }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>
						<svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
							<rect width={Math.max(0, Math.min(1, score)) * 100} height="1" />
						</svg>
						<span>{score.toFixed(3)}</span>
					</dd>
				</div>
			))}
		</dl>
	);
}
