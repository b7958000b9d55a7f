"""A miniature for BERTopic: topics that were found before, with no model to find more."""

from miniatures.hub import miniature

DOCUMENTS = ["the heron eats small fish and frogs", "the bakery makes wonderful bread"] * 12


@miniature("load/bertopic/topics", needs=["bertopic"])
def topics(hub, record):
    import numpy
    from bertopic import BERTopic
    from bertopic.backend import BaseEmbedder
    from sklearn.cluster import KMeans
    from sklearn.decomposition import PCA

    vectors = numpy.random.default_rng(0).normal(size=(len(DOCUMENTS), 8)) + numpy.array([[0.0], [9.0]] * 12)
    model = BERTopic(embedding_model=BaseEmbedder(), umap_model=PCA(2), hdbscan_model=KMeans(2))
    model.fit(DOCUMENTS, vectors)
    model.save(str(hub.repo(record["id"])), serialization="safetensors", save_ctfidf=True)
