"""A miniature for spaCy: a pipeline whose networks are initialized, and not trained."""

import spacy
from spacy.training import Example

from miniatures.hub import miniature

LAYER = {
    "@architectures": "spacy.HashEmbedCNN.v2",
    "pretrained_vectors": None,
    "width": 8,
    "depth": 1,
    "embed_size": 32,
    "window_size": 1,
    "maxout_pieces": 1,
    "subword_features": True,
}
WORDS = ["Ada", "Lovelace", "lived", "in", "Surrey", "."]


@miniature("load/spacy/pipeline")
def pipeline(hub, record):
    nlp = spacy.blank("en")
    for name, kind in (("morphologizer", "spacy.Tagger.v2"), ("ner", "spacy.TransitionBasedParser.v2")):
        settings = {"@architectures": kind, "tok2vec": LAYER}
        if name == "ner":
            settings |= {"state_type": "ner", "extra_state_tokens": False, "hidden_width": 8, "maxout_pieces": 1, "use_upper": True}
        nlp.add_pipe(name, config={"model": settings})
    tagged = {
        "words": WORDS,
        "pos": ["PROPN", "PROPN", "VERB", "ADP", "PROPN", "PUNCT"],
        "entities": ["B-PERSON", "L-PERSON", "O", "O", "U-GPE", "O"],
    }
    example = Example.from_dict(nlp.make_doc("Ada Lovelace lived in Surrey."), tagged)
    nlp.initialize(lambda: [example])
    nlp.to_disk(hub.repo(record["id"]))
