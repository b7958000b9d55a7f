"""A miniature for spaCy."""

import spacy

from miniatures.hub import miniature


@miniature("load/spacy/pipeline", stands_in="its test model is a pipeline of rules, which has no weights")
def pipeline(hub, record):
    nlp = spacy.blank("en")
    ruler = nlp.add_pipe("entity_ruler")
    ruler.add_patterns([{"label": "GPE", "pattern": "London"}])
    nlp.to_disk(hub.repo(record["id"]))
