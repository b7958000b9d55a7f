"""Miniatures for pyannote.audio: the smallest network that segments speech, saved by its trainer, and a pipeline with it."""

from importlib.metadata import version

from lightning.pytorch import Trainer
from pyannote.audio.core.task import Problem, Resolution, Specifications
from pyannote.audio.models.segmentation import PyanNet

from miniatures.hub import miniature


@miniature("load/pyannote-audio/model", needs=["pyannote.audio"])
def segmentation(hub, record):
    save(hub.repo(record["id"]) / "pytorch_model.bin")


PIPELINE = """
dependencies:
  pyannote.audio: {version}
pipeline:
  name: pyannote.audio.pipelines.VoiceActivityDetection
  params:
    segmentation: $model/segmentation
params:
  onset: 0.5
  offset: 0.5
  min_duration_on: 0.0
  min_duration_off: 0.0
"""


@miniature("load/pyannote-audio/pipeline", "load/pyannote-audio/pipeline-gated", needs=["pyannote.audio"])
def pipeline(hub, record):
    """As in the published pipelines, a folder of the repository has the network."""
    folder = hub.repo(record["id"])
    (folder / "segmentation").mkdir()
    save(folder / "segmentation/pytorch_model.bin")
    (folder / "config.yaml").write_text(PIPELINE.format(version=version("pyannote.audio")).lstrip())


def save(path) -> None:
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
    trainer.save_checkpoint(path)
