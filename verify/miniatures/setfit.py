"""Miniatures for SetFit: a tiny encoder with a classifier on top."""

from miniatures.hub import miniature
from miniatures.words import BERT, bert_tokenizer


@miniature("load/setfit/classifier", "load/setfit/custom-code", needs=["setfit"])
def classifier(hub, record):
    from sentence_transformers import SentenceTransformer
    from sentence_transformers.models import Pooling, Transformer
    from setfit import SetFitModel
    from sklearn.linear_model import LogisticRegression
    from transformers import BertConfig, BertModel

    scratch = str(hub.scratch())
    bert_tokenizer().save_pretrained(scratch)
    BertModel(BertConfig(**BERT)).save_pretrained(scratch)
    words = Transformer(scratch, max_seq_length=64)
    body = SentenceTransformer(modules=[words, Pooling(words.get_embedding_dimension(), pooling_mode="mean")])
    head = LogisticRegression().fit(body.encode(["the tram is late", "a heron waits"]), [0, 1])
    model = SetFitModel(model_body=body, model_head=head, labels=["complaint", "remark"])
    model.save_pretrained(str(hub.repo(record["id"])))
