package org.gobang.launcher.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** Files, hints, reviews and other study features of the page. */
class StudyTest {

  private static final String MOVES = "h8 h9 i8 i9 j8 j9 k8 a1 l8";

  @RegisterExtension static final Chromium BROWSER = new Chromium();
  @TempDir private static Path files;
  @RegisterExtension static final WebHost HOST = new WebHost("en");
  private Page page;

  @BeforeEach
  void open() {
    page = BROWSER.open(HOST.address());
  }

  private void paste(String text) {
    page.allow("clipboardReadWrite");
    assertThat(page.ask("await navigator.clipboard.writeText(values[0])", text)).isNull();
    page.script("document.querySelector('[role=gridcell][tabindex=\"0\"]').focus()");
    page.pressWithControl("v");
  }

  private String saved(String type) {
    return String.valueOf(page.ask("return (await fetch('game.' + values[0])).text()", type));
  }

  @Test
  void pastesAGameAndSavesItInEveryFormat() throws Exception {
    paste("h8 i9 j8");
    page.seeLast("j8");
    assertThat(saved("sgf"))
        .startsWith("(;")
        .contains(";B[hh]")
        .contains(";W[ig]")
        .contains(";B[jh]");
    assertThat(saved("psq")).startsWith("Piskvorky 15x15,").contains("8,8,").contains("9,7,");
    assertThat(saved("txt")).contains("h8 i9 j8");
    Path file = files.resolve("game.sgf");
    Files.writeString(file, saved("sgf").replace(";W[ig]", ";W[ah]"));
    page.choose("Game", "Open…");
    Form form = page.form("open");
    page.picture("open");
    page.find(form.in("file", "input")).sendKeys(file.toString());
    page.seeNo("dialog.form");
    page.seePoint("a8", "a8, white stone");
  }

  @Test
  void analyzesThePosition() {
    paste("h8 i9");
    page.seeLast("i9");
    page.tool("analysis");
    page.see("#panel-analysis .lines .pv");
    page.check("analysis");
    page.tool("analysis");
    Page.until(
        () ->
            assertThat(page.attribute(".tool[data-name=analysis]", "aria-pressed"))
                .isEqualTo("false"));
  }

  @Test
  void reviewListsTheMistakes() {
    paste(MOVES);
    page.seePoint("l8", "l8, black stone, last move, in the winning line");
    page.tool("review");
    page.see("#panel-mistakes .faults .fault");
    page.see(".graph");
    page.check("review");
    page.click("#panel-mistakes .faults .fault");
    page.see("#panel-mistakes .fault[aria-current]");
  }

  @Test
  void opensTheExplorer() {
    page.choose("Study", "Opening explorer");
    page.see("#panel-explorer");
    page.see("#panel-explorer .summary");
    page.check("explorer");
  }

  @Test
  void selectsProblemsFromAList() {
    page.choose("Study", "Choose problems…");
    Form form = page.form("problems");
    page.see(form.in("TASK", "select"));
    page.check("problems");
    form.finish("close");
  }

  @Test
  void listsPlugins() {
    page.choose("Game", "Plugins…");
    Form form = page.form("plugins");
    assertThat(form.table("plugin")).contains("Renju", "Search");
    page.check("plugins");
    form.finish("close");
  }

  @Test
  void selectsTheAppearance() {
    page.choose("View", "Appearance");
    page.see("dialog.look");
    page.check("appearance");
    page.press(Keys.ESCAPE);
    page.seeNo("dialog.look");
    page.choose("Help", "Shortcuts");
    page.see("dialog.keys");
    page.check("keys");
  }
}
