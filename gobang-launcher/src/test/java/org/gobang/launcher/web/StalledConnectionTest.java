package org.gobang.launcher.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The detection of silently lost connections, with each click applied exactly once. */
class StalledConnectionTest {

  private static final String LOST = "Connection lost. Reconnecting…";

  @RegisterExtension static final Chromium BROWSER = new Chromium();

  @RegisterExtension
  static final WebHost HOST = new WebHost("en").behindProxy(Duration.ofMillis(400));

  private SilentProxy proxy;
  private Page page;

  @BeforeEach
  void open() throws IOException {
    proxy = new SilentProxy(HOST.port());
    page = BROWSER.blank();
    page.load(proxy.through(HOST.address()));
    page.tool("new");
    Form form = page.form("new");
    if (!Boolean.TRUE.equals(
        page.script(
            "return !!document.querySelector(arguments[0])", form.in("minutes", "input")))) {
      form.check("clock");
    }
    form.write("minutes", "3").finish("begin");
    page.see(".player.black .clock[data-runs]");
    page.seePoint("h8", "h8, empty");
    BROWSER.expect("net::ERR_");
  }

  @AfterEach
  void close() {
    proxy.close();
  }

  @Test
  void detectsALostConnectionAndPlaysThePendingMoveOnce() {
    String board = page.box(".board");
    proxy.silence();
    page.play("h8");
    page.see(".connection", LOST);
    page.see(".toast", "Your move will be sent when the connection is restored.");
    page.picture("stalled");
    assertThat(page.box(".board")).as("an unmoved board").isEqualTo(board);
    assertThat(page.shows(".clock[data-runs]"))
        .as("a running clock without a connection")
        .isFalse();
    page.play("i9");
    page.see(".bubble", "Couldn’t reach Gobang. Nothing was changed.");
    proxy.resume();
    page.seeNo(".connection");
    page.seeLast("h8");
    page.see(".player.white .clock[data-runs]");
    page.playAll("i9");
    assertThat(page.texts(".moves .move")).hasSize(3);
  }

  @Test
  void refusesThePendingMoveInAChangedPosition() {
    BROWSER.expect("409 (Conflict)");
    Page other = BROWSER.open(HOST.address());
    proxy.silence();
    page.play("h8");
    page.see(".connection", LOST);
    other.playAll("a1");
    proxy.resume();
    page.see(".bubble", "The position has changed.");
    page.seeLast("a1");
    assertThat(page.name("h8")).isEqualTo("h8, empty");
  }

  @Test
  void reconnectsRepeatedly() {
    for (String point : new String[] {"h8", "i9", "j8"}) {
      proxy.silence();
      page.see(".connection", LOST);
      proxy.resume();
      page.seeNo(".connection");
      page.playAll(point);
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void detectsASuspendedProgram() throws Exception {
    HOST.signal("STOP");
    try {
      page.see(".connection", LOST);
    } finally {
      HOST.signal("CONT");
    }
    page.seeNo(".connection");
    page.playAll("h8");
  }
}
