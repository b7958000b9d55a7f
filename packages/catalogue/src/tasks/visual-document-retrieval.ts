import type { TaskEntry } from "../shapes.ts";

export const visualDocumentRetrieval: TaskEntry = {
	id: "visual-document-retrieval",
	summary:
		"Finds pages by their appearance: the model scores the image of each page against a question. No OCR and no splitting into passages is needed, and tables, plans and charts count as much as prose. Combined with a model that reads pages, it answers questions about a large collection of PDFs.",
	demo: {
		inputs: [
			{
				type: "img",
				filename: "report-pages.svg",
				alt: "Four pages: 1, prose about a garden in May; 2, a bar chart of rain by month, highest in October; 3, visitors by season; 4, a plan of the beds.",
			},
			{ type: "text", label: "Question", content: "Which month was the wettest?" },
		],
		outputs: [
			{
				type: "chart",
				data: [
					{ label: "page 2", score: 0.78 },
					{ label: "page 1", score: 0.52 },
					{ label: "page 3", score: 0.47 },
					{ label: "page 4", score: 0.31 },
				],
			},
		],
		note: "No model ran on these invented pages; a score is meant as similarity averaged over the words of the question. No page contains the word wettest.",
	},
	models: [
		{
			id: "vidore/colSmol-256M",
			description:
				"An adapter for SmolVLM with 256 M parameters: one vector for each patch of the page, small enough for a laptop. MIT licence.",
		},
		{
			id: "vidore/colqwen2-v1.0",
			description:
				"An adapter for Qwen2-VL 2B that keeps up to 768 vectors of 128 numbers per page and matches each word of the question with its best one.",
		},
		{
			id: "Tevatron/OmniEmbed-v0.1",
			description: "One vector for each page, and also for text, sound or video; built on a large model.",
		},
	],
	datasets: [
		{
			id: "vidore/colpali_train_set",
			description: "About 120,000 questions with the page that answers each; partly from benchmarks, partly generated.",
		},
	],
	metrics: [
		{
			id: "Normalized Discounted Cumulative Gain at K",
			description: "Credit for right pages among the first K, more the higher they rank; 1 for the ideal order.",
		},
		{
			id: "Recall@K",
			description: "How often the right page is among the first K: all that a reader behind it needs.",
		},
	],
	spaces: [
		{ id: "vidore/vidore-leaderboard", description: "Models on ViDoRe, dataset by dataset." },
		{ id: "vidore/visual-rag-tool", description: "Upload PDFs, ask, and see which pages come back." },
	],
	example: {
		id: "vidore/colSmol-256M",
		tags: ["colpali", "colsmolvlm"],
		pipeline_tag: "visual-document-retrieval",
		library_name: "colpali",
		cardData: { license: "mit" },
	},
	exampleSources: [
		{
			value: { bytes: 593_960_530, licence: "mit", gated: false },
			source: "starter:vidore/colSmol-256M",
			day: "2026-11-24",
		},
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"One vector or many? A single vector per page fits any vector database and costs kilobytes. Hundreds of vectors with late interaction find the one cell of a table that matters, and cost about 200 KB per page at 16 bits: a million pages are 200 GB before any index. Binary vectors and pooling neighbouring patches bring that down ten- to thirtyfold, at a loss you should measure; or retrieve by one vector and rerank the first hundred by many.",
		"First make sure that you need images. For reports and letters that are digital and not scanned, text search plus an embedding model is cheaper by orders of magnitude and explains its hits. Images win on slides, scans, forms, catalogues, and wherever a figure carries the message. Running both and merging the lists is hard to beat.",
		"The language and layout of the training pages matter. Most of these models learned from English PDFs, page by page; a Japanese drawing or a wide spreadsheet squeezed into 768 patches is far from home. Try thirty of your questions on two models before building the index, since changing it later means embedding every page again.",
		"Embedding a page takes a pass through 2 to 7 B parameters, about ten pages a second on a good GPU. Questions are short and quick. Plan the compute for the pages and the memory for the search.",
	],
	measuring: [
		"The common yardstick is nDCG at 5 on ViDoRe. Its first version is close to solved, at about 0.9 for ColQwen2, with questions that repeat words of their page; look at the later, harder sets, and at the dataset that resembles yours rather than the mean.",
		"Questions generated from a page are too easy, because they borrow its words and assume one right page. Ask people who do not have the page in front of them. A hundred real questions with all pages that answer them are worth more than ten thousand generated ones.",
		"If a reader follows, measure recall at the number of pages it takes, then the answers. A retriever five points better may change nothing downstream, when the pages it gains are ones the reader cannot make sense of.",
	],
};
