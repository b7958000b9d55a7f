"""A miniature for COMET: a metric with the smallest BERT, as its trainer saves it."""

from comet.models import RegressionMetric
from pytorch_lightning import Trainer
from pytorch_lightning.core.saving import save_hparams_to_yaml
from transformers import BertConfig

from miniatures.hub import miniature
from miniatures.words import BERT, bert_tokenizer

ENCODER = "acme/encoder"


@miniature("load/comet/metric", needs=["comet"])
def metric(hub, record):
    encoder, folder = hub.repo(ENCODER), hub.repo(record["id"])
    BertConfig(**BERT).save_pretrained(encoder)
    bert_tokenizer().save_pretrained(encoder)
    model = RegressionMetric(
        encoder_model="BERT", pretrained_model=str(encoder), hidden_sizes=[8], load_pretrained_weights=False
    )
    model.hparams.pretrained_model = ENCODER
    trainer = Trainer(accelerator="cpu", logger=False, enable_checkpointing=False)
    trainer.strategy.connect(model)
    (folder / "checkpoints").mkdir()
    trainer.save_checkpoint(folder / "checkpoints/model.ckpt")
    save_hparams_to_yaml(folder / "hparams.yaml", model.hparams)
