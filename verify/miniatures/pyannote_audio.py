"""A miniature for pyannote.audio: the smallest network that segments speech, saved as a checkpoint by its trainer."""

from lightning.pytorch import Trainer
from pyannote.audio.core.task import Problem, Resolution, Specifications
from pyannote.audio.models.segmentation import PyanNet

from miniatures.hub import miniature


@miniature("load/pyannote-audio/model", needs=["pyannote.audio"])
def segmentation(hub, record):
    layers = {"hidden_size": 8, "num_layers": 1, "bidirectional": True, "monolithic": True, "dropout": 0.0}
    model = PyanNet(lstm=layers, linear={"hidden_size": 8, "num_layers": 1})
    model.specifications = Specifications(
        problem=Problem.MULTI_LABEL_CLASSIFICATION,
        resolution=Resolution.FRAME,
        duration=2.0,
        classes=["one", "two"],
    )
    model.build()
    trainer = Trainer(accelerator="cpu", logger=False, enable_checkpointing=False)
    trainer.strategy.connect(model)
    trainer.save_checkpoint(hub.repo(record["id"]) / "pytorch_model.bin")
