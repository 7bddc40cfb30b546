//! Where the plates of blessings stand on the map.

use crate::played::table;
use rokugan::games::battle_for_rokugan::laid::{At, Laid, TokenId};
use rokugan::games::battle_for_rokugan::model::clan::Clan;
use rokugan::games::battle_for_rokugan::model::place::Spot;
use rokugan::games::battle_for_rokugan::model::province::Province;
use rokugan::games::battle_for_rokugan::rules::places::spots;
use rokugan::games::battle_for_rokugan::views::map::{MapView, of};
use rokugan::games::battle_for_rokugan::views::plates::{Area, of_province, of_token};
use rokugan::kernel::by::Small;

/// Every place on an empty board, with a map that has a token there under two blessings.
fn blessed() -> impl Iterator<Item = (Spot, MapView)> {
    let table = table(&[Clan::Crab, Clan::Lion], Clan::Lion);
    let laid = |id: u16, at| Laid { id: TokenId(id), clan: Clan::Lion, face: None, at };
    let all = Province::ALL.iter().flat_map(|province| spots(*province));
    all.map(move |spot| {
        let on = At::On(TokenId(0));
        (spot, of(table.state().board(), &[laid(0, At::Spot(spot)), laid(1, on), laid(2, on)]))
    })
}

#[test]
fn the_plate_of_a_blessing_hides_no_token_no_arrow_no_mark_and_no_flower() {
    for (spot, map) in blessed() {
        let (tokens, plates) = map.markers.split_at(1);
        let [one, other] = plates else { panic!("two plates at {spot:?}") };
        let (one, other) = (Area::of_plate(one.at), Area::of_plate(other.at));
        let shown = map.provinces.iter().flat_map(of_province).chain(tokens.iter().flat_map(of_token));
        assert_eq!(shown.map(|area| area.covered(one)).sum::<i32>(), 0, "{spot:?}");
        assert_eq!(one.covered(other), 0, "two plates lie beside one another: {spot:?}");
    }
}

#[test]
fn the_arrow_is_the_tokens_and_not_the_blessings() {
    for (spot, map) in blessed() {
        let arrows: Vec<bool> = map.markers.iter().map(|marker| marker.towards.is_some()).collect();
        assert_eq!(arrows, [!matches!(spot, Spot::Center(_)), false, false], "{spot:?}");
    }
}
