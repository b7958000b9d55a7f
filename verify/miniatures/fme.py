"""Miniatures for FME: the smallest spherical Fourier operator in a stepper, in the part of a checkpoint that is loaded."""

from dataclasses import asdict
from datetime import timedelta

from miniatures.hub import miniature


@miniature("load/fme/climate", "load/fme/with-files", needs=["fme"])
def stepper(hub, record):
    import torch
    from fme.ace.stepper.single_module import StepperConfig
    from fme.core.coordinates import HybridSigmaPressureCoordinate, LatLonCoordinates
    from fme.core.dataset_info import DatasetInfo
    from fme.core.normalizer import NetworkAndLossNormalizationConfig, NormalizationConfig
    from fme.core.registry.module import ModuleSelector
    from fme.core.step import SingleModuleStepConfig, StepSelector

    names = ["air_temperature", "specific_humidity"]
    scale = NormalizationConfig(means=dict.fromkeys(names, 0.0), stds=dict.fromkeys(names, 1.0))
    step = SingleModuleStepConfig(
        builder=ModuleSelector("SphericalFourierNeuralOperatorNet", {"num_layers": 2, "embed_dim": 4}),
        in_names=names,
        out_names=names,
        normalization=NetworkAndLossNormalizationConfig(network=scale),
    )
    config = StepperConfig(step=StepSelector("single_module", asdict(step)))
    data = DatasetInfo(
        horizontal_coordinates=LatLonCoordinates(lat=torch.zeros(16), lon=torch.zeros(32)),
        vertical_coordinate=HybridSigmaPressureCoordinate(ak=torch.arange(7), bk=torch.arange(7)),
        timestep=timedelta(hours=6),
    )
    made = config.get_stepper(data)
    torch.save({"stepper": made.get_state()}, hub.repo(record["id"]) / "ace_ckpt.tar")
