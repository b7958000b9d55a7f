import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const kronosForecasting: Library = {
	key: "kronos-forecasting",
	prettyLabel: "Kronos (finance)",
	summary: "Forecasts prices and volumes of financial series, candle by candle, by Yu Shi and others.",
	licence: { value: "MIT", source: "github:shiyu-coder/Kronos@6d33a04 README.md", day: "2026-11-23" },
	languages: { value: ["Python"], source: "github:shiyu-coder/Kronos@6d33a04 README.md", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "github:shiyu-coder/Kronos@6d33a04 README.md", day: "2026-11-23" },
	repoName: "Kronos",
	repoUrl: "https://github.com/shiyu-coder/Kronos",
	filter: false,
	countDownloads: { field: "path", value: "model.safetensors" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/shiyu-coder/Kronos", checkout: "requirements" },
	modules: ["model"],
	snippets: snippets,
};

/** Its modules are in the clone of its repository. Each model has a tokenizer; the smallest one has another. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const isMini = /mini/i.test(id);
	const tokenizer = isMini ? "NeoQuasar/Kronos-Tokenizer-2k" : "NeoQuasar/Kronos-Tokenizer-base";
	const code = py`
		import pandas as pd
		from model import Kronos, KronosPredictor, KronosTokenizer

		tokenizer = KronosTokenizer.from_pretrained(${tokenizer})
		model = Kronos.from_pretrained(${id})
		predictor = KronosPredictor(model, tokenizer, max_context=${isMini ? 2048 : 512})

		days = pd.Series(pd.date_range("2026-01-05", periods=120, freq="B"))
		prices = pd.Series([100 + day % 7 for day in range(100)], dtype=float)
		candles = pd.DataFrame({"open": prices, "high": prices + 1, "low": prices - 1, "close": prices})
		print(predictor.predict(candles, days[:100], days[100:], pred_len=20))
	`;
	return [{ code }];
}
