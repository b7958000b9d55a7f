import type { TaskEntry } from "../shapes.ts";

export const summarization: TaskEntry = {
	id: "summarization",
	summary:
		"Shortens a text so that a reader can act without reading all of it. Extractive methods pick sentences and cannot misquote them; abstractive models write new ones, read better, and now and then join two facts that do not belong together. Chat models have taken over most of this work, and small specialised models remain for large volumes.",
	demo: {
		inputs: [
			{
				type: "text",
				label: "Article",
				content:
					"The swing bridge at Harbour Street will close to road traffic from Monday, 3 March, for repairs to its bearings, the council said. Pedestrians can cross except between 9 p.m. and 5 a.m. Buses 4 and 11 will run by the ring road, which adds about ten minutes. The work, planned since an inspection last autumn, is expected to take six weeks.",
			},
		],
		outputs: [
			{
				type: "text",
				label: "Summary",
				content:
					"Harbour Street's swing bridge closes to vehicles for about six weeks from 3 March. It stays open on foot except at night; buses 4 and 11 are diverted and take ten minutes longer.",
			},
		],
		note: "Article and summary were written for this page. The summary omits the reason for the closure on purpose: another reader would have kept it.",
	},
	models: [
		{
			id: "facebook/bart-large-cnn",
			description:
				"English news, 406 M parameters, reads 1,024 tokens and writes some three sentences. Trained on highlights, so it stays near the article's wording and its opening.",
		},
		{
			id: "Falconsai/medical_summarization",
			description:
				"A T5 fine-tuned on medical documents: for drafts that somebody with the training will check, line by line.",
		},
	],
	datasets: [
		{
			id: "mlsum",
			description:
				"1.5 million news articles with the newspaper's own summary, in French, German, Spanish, Russian and Turkish.",
		},
		{
			id: "samsum",
			description: "16,000 messenger chats, invented and summarised by linguists. Not for commercial use.",
		},
	],
	metrics: [
		{
			id: "rouge",
			description:
				"Words (ROUGE-1), pairs of words (ROUGE-2) and longest common sequence (ROUGE-L) shared with a reference. Sees wording, not truth.",
		},
	],
	spaces: [
		{ id: "pszemraj/summarize-long-text", description: "Long texts, piece by piece, with models trained for length." },
		{
			id: "ml6team/distilbart-tos-summarizer-tosdr",
			description: "What a service's terms say, picked and then shortened.",
		},
		{ id: "pszemraj/document-summarization", description: "Reads a document's text first, then shortens it." },
		{
			id: "ml6team/post-processing-summarization",
			description: "Looks for names and dependencies that the source does not bear out, and drops such summaries.",
		},
	],
	example: {
		id: "facebook/bart-large-cnn",
		tags: [],
		pipeline_tag: "summarization",
		library_name: "transformers",
		cardData: { license: "mit" },
		num_parameters: 406_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 1_630_000_000, licence: "mit", gated: false },
			source: "hub:facebook/bart-large-cnn@b92648f model.safetensors",
			day: "2026-11-24",
		},
	],
	widgetModels: ["facebook/bart-large-cnn"],
	youtubeId: "yHnr5Dk2zCI",
	canonicalId: "text2text-generation",
	canonicalIdToday: "text-generation",
	isPlaceholder: false,
	choosing: [
		"Who reads it, and to decide what? A summary for a support agent, a judge and a newsletter are three texts. Instruct models accept this as an instruction, along with length, form and what must not be missing; BART, T5 and PEGASUS do the one kind that their training set held. If your kind is fixed and there are millions of texts, have a large model write ten thousand, check them, and fine-tune a small one on those.",
		"Length is the second question. BART reads 1,024 tokens and the rest is cut off, mostly in silence, so the end of a long article was never seen. Long-context models take it all but attend best to beginning and end. Summarising parts and then the summaries reaches any length, and loses whatever spans two parts; overlap them, and pass the outline along.",
		"Where errors are costly, extract. Pick the ten most central sentences and show them, or have the model write with a reference to the source sentence behind each of its own, and drop those whose reference does not support them.",
		"Settings worth touching: a minimum and maximum length in tokens, a ban on repeated trigrams for the older models, temperature zero for the newer. The older ones lost their pipeline in transformers 5; load them with `AutoModelForSeq2SeqLM` and call `generate`.",
	],
	measuring: [
		"ROUGE rewards the reference's words. It was useful when models could barely write; today summaries that people prefer often score lower than BART, and on news the first three sentences of the article are a hard baseline: 40, 18 and 37 (ROUGE-1, 2 and L) on CNN/DailyMail, against 44, 21 and 41 for BART. Use it to notice that something broke.",
		"Judge faithfulness separately from everything else. Cut the summary into single claims and mark each as supported by the source or not, by a person or by an entailment model that people have checked. Numbers, negations, and who did what to whom are where the errors lie. For coverage, write down the five facts that a reader needs and count how many arrived.",
		"A preference test between two systems is quick and has one strong bias, for the longer text. Fix the length, or report it beside the votes. Then test on sources that are bad to summarise: two stories on one page, a text that contradicts itself, one that is already short.",
	],
	variants: {
		"news-articles-summarization":
			"The classic: one article, a few sentences. The most important things come first, so even cutting the text off does well.",
		"news-articles-headline-generation":
			"One line that makes somebody read on and is still true; trained on the headlines that papers printed, the lurid ones included.",
	},
};
