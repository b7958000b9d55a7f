"""A miniature for Flair."""

from miniatures.hub import miniature


@miniature("load/flair/token-classification", needs=["flair"])
def tagger(hub, record):
    from flair.data import Dictionary
    from flair.embeddings import OneHotEmbeddings
    from flair.models import SequenceTagger

    labels = Dictionary()
    for label in ("person", "place"):
        labels.add_item(label)
    words = Dictionary()
    for word in ("Ada", "London", "Surrey"):
        words.add_item(word)
    model = SequenceTagger(OneHotEmbeddings(words, embedding_length=4), labels, tag_type="ner", hidden_size=8)
    model.save(hub.repo(record["id"]) / "pytorch_model.bin")
