package org.gobang.launcher.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The dialog for a new game. */
class NewGameTest {

  private static final String DOUBLE_THREE =
      "Forbidden for Black: double three (two open threes with one stone).";

  @RegisterExtension static final Chromium BROWSER = new Chromium();
  @RegisterExtension static final WebHost HOST = new WebHost("en");

  @Test
  void startsTheGameOfTheDialog() {
    Page page = BROWSER.open(HOST.address());
    page.tool("new");
    Form form = page.form("new");
    page.check("new-game");
    form.choose("rules", "renju");
    page.see(form.in("fouls", "select"));
    form.write("size", "19").choose("white.player", "search");
    page.see(form.in("white.strength", "select"));
    form.choose("white.strength", "CASUAL").check("clock");
    page.see(form.in("minutes", "input"));
    form.write("minutes", "3");
    page.check("new-game-renju");
    form.finish("begin");
    page.see("h1", "Renju");
    page.see("[role=gridcell][data-at=s19]");
    page.see(".player.white .clock", "3:00");
    page.see(".player.white .name", "Search");
    page.picture("renju-19");
  }

  @Test
  void refusesAForbiddenPointWithItsReason() {
    Page page = BROWSER.open(HOST.address());
    page.tool("new");
    Form form = page.form("new");
    form.choose("rules", "renju");
    page.see(form.in("fouls", "select"));
    form.write("size", "15").choose("white.player", "");
    form.finish("begin");
    page.seeNo("[role=gridcell][data-at=s19]");
    page.playAll("h8 a1 i8 a15 g10 o15 g11 o1");
    assertThat(page.name("g8")).isEqualTo("g8, empty, " + DOUBLE_THREE);
    page.hover("g8");
    page.see(".bubble", DOUBLE_THREE);
    page.picture("forbidden");
    page.play("g8");
    page.see(".bubble.refused", DOUBLE_THREE);
    assertThat(page.texts(".moves .move")).hasSize(9);
  }
}
