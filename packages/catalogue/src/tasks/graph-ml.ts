import type { TaskEntry } from "../shapes.ts";

export const graphMl: TaskEntry = {
	id: "graph-ml",
	summary:
		"Makes predictions from things and the links between them: atoms and bonds, accounts and payments, papers and citations. Models predict something about a node, about a possible link, or about the whole graph. Most pass messages: each node gathers information from its neighbours for a few rounds, and the number of rounds decides how far away it can see.",
	demo: {
		inputs: [
			{
				type: "img",
				filename: "graph.svg",
				alt: "A graph of nine nodes in two clusters, four labelled A and four labelled B. The ninth, marked with a question mark, has three links to A and one to B.",
				standsFor: "graph",
			},
			{
				type: "tabular",
				table: [
					["link", "neighbour's label"],
					["? to 1", "A"],
					["? to 2", "A"],
					["? to 3", "A"],
					["? to 5", "B"],
				],
			},
		],
		outputs: [
			{
				type: "chart",
				data: [
					{ label: "A", score: 0.81 },
					{ label: "B", score: 0.19 },
				],
			},
		],
		note: "Node classification on a graph small enough to do by eye; nothing was trained, and the scores are made up.",
	},
	models: [],
	datasets: [
		{
			id: "OGB/ogbg-molhiv",
			description:
				"41,000 molecules and whether each inhibits HIV, split by scaffold so that test molecules look unfamiliar.",
		},
		{
			id: "graphs-datasets/MUTAG",
			description: "188 molecules, mutagenic or not: a first example, far too small to rank methods.",
		},
		{ id: "graphs-datasets/PROTEINS", description: "About 1,100 proteins as graphs, enzymes or not." },
	],
	metrics: [
		{ id: "accuracy", description: "The share of nodes or graphs given the right label." },
		{ id: "ROC AUC", description: "How often a positive graph is ranked above a negative one; usual for molecules." },
		{ id: "Hits@K", description: "How often a true link is among the K best of many candidates." },
		{
			id: "Mean Reciprocal Rank",
			description:
				"How near the top the true link stands among its candidates, as one over its place: for knowledge graphs.",
		},
	],
	spaces: [],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"Hubs have few graph models, for a reason: a model trained on one citation network knows nothing of another's nodes. Pretrained ones exist where graphs share an alphabet, above all in chemistry. Elsewhere you choose an architecture in a library such as PyTorch Geometric or DGL and train it, on one GPU, in minutes to hours.",
		"Start with simpler methods than graph networks. Boosted trees on the nodes' own features plus a few counts (degree, mean of the neighbours) are strong on business graphs; label propagation, which has no parameters worth the name, is strong where neighbours tend to agree. If a network does not beat both, the links carried little information.",
		"Then two or three layers of GCN, GraphSAGE or GAT. More layers rarely help: representations of all nodes drift together. Where linked nodes tend to differ (fraudsters pay ordinary people), take an architecture that separates a node's own features from its neighbours'. Where long distances matter, as in large molecules, a graph transformer with positional encodings.",
		"Then consider nodes that do not exist yet. Methods that learn a vector for each node (node2vec, most knowledge-graph embeddings) have none for a new node; those that compute it from features do. And a graph that does not fit in memory needs neighbour sampling from the start.",
	],
	measuring: [
		"Splits decide more than models. Nodes split at random let the test set's neighbours vote; split by time if the future is what you predict. Molecules split at random have near-twins on both sides; split by scaffold. On ogbg-molhiv a plain GCN has an ROC AUC of 0.76 and the best about 0.84. Figures from different splits are not comparable, and the small classics (Cora, MUTAG) move by several points with the seed.",
		"For links, everything depends on the negatives. Against random pairs nearly every method looks excellent, since random nodes are far apart. Rank the true link among plausible ones, and report Hits@K or reciprocal rank rather than the area under a curve.",
		"Leaks hide in the links themselves: a link to be predicted must not carry messages while it is predicted, nor may its reverse. Train and test with those edges removed, and check by hand that they are.",
	],
};
