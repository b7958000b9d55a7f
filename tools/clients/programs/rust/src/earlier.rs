//! Does one thing with hf-hub 0.4, and prints the result as JSON: earlier info|download

use hf_hub_earlier::api::sync::ApiBuilder;
use serde_json::{Value, json};
use std::env::{args, var};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    println!("{}", done(&args().nth(1).ok_or("no operation")?)?);
    Ok(())
}

fn done(step: &str) -> Result<Value, Box<dyn Error>> {
    let api = ApiBuilder::from_env().with_progress(false).with_token(var("HF_TOKEN").ok()).build()?;
    let repository = api.model(var("MODEL")?);
    Ok(match step {
        "info" => json!(repository.info()?.sha),
        "download" => json!(repository.get(&var("FILE")?)?),
        _ => return Err(format!("no operation {step}").into()),
    })
}
