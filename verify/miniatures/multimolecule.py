"""Miniatures for MultiMolecule."""

import multimolecule as m
from multimolecule.tokenisers.rna.utils import get_alphabet

from miniatures.hub import miniature

TINY = {"hidden_size": 8, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 16, "max_position_embeddings": 66}


@miniature("load/multimolecule/fill-mask", "load/multimolecule/fill-mask-unmasked-example")
def masked(hub, record):
    save(hub, record, m.RnaFmForMaskedLM(m.RnaFmConfig(**TINY)), m.RnaTokenizer())


@miniature("load/multimolecule/fill-mask-example")
def masked_otherwise(hub, record):
    tokenizer = m.RnaTokenizer(mask_token=record["mask_token"])
    save(hub, record, m.RnaFmForMaskedLM(m.RnaFmConfig(**TINY, vocab_size=len(tokenizer))), tokenizer)


@miniature("load/multimolecule/secondary-structure")
def paired(hub, record):
    save(hub, record, m.RnaFmForSecondaryStructurePrediction(m.RnaFmConfig(**TINY)), m.RnaTokenizer())


@miniature("load/multimolecule/unspecified")
def encoder(hub, record):
    save(hub, record, m.RnaFmModel(m.RnaFmConfig(**TINY)), m.RnaTokenizer())


@miniature("load/multimolecule/splice-site")
def splices(hub, record):
    stage = m.OpenSpliceAiStageConfig(num_blocks=1, kernel_size=3, dilation=1)
    config = m.OpenSpliceAiConfig(context=4, hidden_size=4, stages=[stage])
    tokenizer = m.RnaTokenizer(alphabet=get_alphabet("streamline", prepend_tokens=[]), unk_token="N", pad_token="N")
    save(hub, record, m.OpenSpliceAiForTokenPrediction(config), tokenizer)


def save(hub, record, model, tokenizer) -> None:
    folder = hub.repo(record["id"])
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
