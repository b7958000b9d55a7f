"""A miniature for Chronos: the second generation, which forecasts from patches of values."""

from miniatures.hub import miniature


@miniature("load/chronos-forecasting/forecast", needs=["chronos"])
def forecaster(hub, record):
    from chronos.chronos2 import Chronos2Model
    from chronos.chronos2.config import Chronos2CoreConfig

    forecasting = {
        "context_length": 64,
        "input_patch_size": 4,
        "input_patch_stride": 4,
        "output_patch_size": 4,
        "max_output_patches": 4,
        "quantiles": [tenth / 10 for tenth in range(1, 10)],
        "use_reg_token": True,
        "use_arcsinh": True,
        "time_encoding_scale": 64,
    }
    config = Chronos2CoreConfig(d_model=8, d_kv=4, d_ff=16, num_layers=1, num_heads=2, chronos_config=forecasting)
    config.architectures = ["Chronos2Model"]
    config.chronos_pipeline_class = "Chronos2Pipeline"
    Chronos2Model(config).save_pretrained(hub.repo(record["id"]))
