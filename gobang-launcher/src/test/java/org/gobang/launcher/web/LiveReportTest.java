package org.gobang.launcher.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.gobang.launcher.arena.FollowedRun;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The page of a running tournament. */
class LiveReportTest {

  @RegisterExtension static final Chromium BROWSER = new Chromium();

  @TempDir private Path folder;
  private FollowedRun run;

  @BeforeEach
  void start() throws IOException {
    run = FollowedRun.start(folder, "--sprt", "0,1", "--cluster", "0", "--local-slots", "1");
  }

  @AfterEach
  void end() {
    run.close();
  }

  private static String latest(Page page) {
    return page.text("#list tbody td");
  }

  @Test
  void showsTheLatestGamesAndKeepsTheSelectedOne() {
    Page page = BROWSER.blank();
    page.show(run.address());
    page.see("#board svg");
    page.see("#course .curves path");
    page.see("#worker", "present");
    String first = latest(page);
    Page.until(() -> assertThat(latest(page)).isNotEqualTo(first));
    Page.until(() -> assertThat(page.texts("#list tbody tr")).hasSizeGreaterThan(2));
    page.script("document.querySelectorAll('#list tbody tr')[2].click()");
    page.click("#controls button:first-child");
    String chosen = page.text("#board p");
    page.see("#board", "Move 0 of");
    String before = latest(page);
    Page.until(() -> assertThat(latest(page)).isNotEqualTo(before));
    assertThat(page.text("#board p")).isEqualTo(chosen);
    page.see("#board", "Move 0 of");
    page.check("live");
  }

  @Test
  void fitsAPhoneInTheDarkAndInChinese() {
    Page page = BROWSER.blank();
    page.resize(390, 844, true);
    page.darken();
    page.show(run.address() + "#zh");
    page.see("#progress", "每分钟");
    page.see("#course .curves path");
    page.checkWidth();
    page.check("live-phone");
  }

  @Test
  void reportsTheEndOfTheTournament() {
    Page page = BROWSER.blank();
    page.show(run.address());
    page.see("#board svg");
    run.stop();
    page.see("#progress", "The tournament has finished.");
  }

  @Test
  void reportsALostServer() {
    BROWSER.expect("/events");
    Page page = BROWSER.blank();
    page.show(run.address());
    page.see("#board svg");
    run.close();
    page.see("#progress", "The server does not answer");
    page.see("#board svg");
  }
}
