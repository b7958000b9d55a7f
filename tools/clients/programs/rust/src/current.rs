//! Does one thing with hf-hub 1, and prints the result as JSON: current list|info|download|snapshot

use hf_hub::HFClientSync;
use serde_json::{Value, json};
use std::env::{args, var};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    println!("{}", done(&args().nth(1).ok_or("no operation")?)?);
    Ok(())
}

fn done(step: &str) -> Result<Value, Box<dyn Error>> {
    let client = HFClientSync::new()?;
    let model = var("MODEL")?;
    let (owner, name) = model.split_once('/').ok_or("no owner")?;
    let repository = client.model(owner, name);
    Ok(match step {
        "list" => {
            let models = client.list_models().search(var("SEARCH")?).send()?;
            json!(models.iter().map(|model| &model.id).collect::<Vec<_>>())
        }
        "info" => json!(repository.info().send()?.sha),
        "download" => json!(repository.download_file().filename(var("FILE")?).send()?),
        "snapshot" => json!(repository.snapshot_download().send()?),
        _ => return Err(format!("no operation {step}").into()),
    })
}
