import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const pyaging: Library = {
	key: "pyaging",
	prettyLabel: "pyaging",
	summary: "Predicts biological age with many published ageing clocks, by Lucas Camillo.",
	licence: { value: "MIT", source: "pypi:pyaging 0.5.7", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:pyaging 0.5.7", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:pyaging 0.5.7", day: "2026-11-23" },
	repoName: "pyaging",
	repoUrl: "https://github.com/lucascamillomd/pyaging",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "pyaging", alsoNeeds: ["pandas"] },
	loads: ({ id }) => id.startsWith(OWNER),
	snippets: snippets,
};

const OWNER = "pyaging/";

/** The package loads a clock by its name, from the repositories of its makers. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	if (!id.startsWith(OWNER)) return [{ note: "The package pyaging loads only the clocks of the account pyaging." }];
	const code = py`
		import pandas as pd
		import pyaging as pya

		# A row for each sample, and a column for each feature that the clock reads.
		samples = pd.read_csv("samples.csv", index_col=0)
		adata = pya.pp.df_to_adata(samples)

		clock = ${id.slice(OWNER.length)}
		pya.pred.predict_age(adata, clock)
		print(adata.obs)
	`;
	return [{ code }];
}
