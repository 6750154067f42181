package org.gobang.launcher.web;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Resuming pages after a reload and after a kill of the program. */
class ReconnectTest {

  @RegisterExtension static final Chromium BROWSER = new Chromium();
  @RegisterExtension static final WebHost HOST = new WebHost("en");

  @Test
  void reportsTheEndOfTheProgramAndResumesAfterARestart() throws Exception {
    Page owner = BROWSER.open(HOST.address());
    owner.choose("Game", "Invite…");
    Form invite = owner.form("invite");
    Page watcher = BROWSER.open(invite.value("watch"));
    invite.finish("close");
    BROWSER.expect("net::ERR_");
    HOST.end();
    owner.see(".connection.ended", "The owner of this table has closed Gobang.");
    watcher.see(".connection.ended", "The owner of this table has closed Gobang.");
    watcher.picture("ended");
    HOST.startAgain();
    owner.seeNo(".connection");
    watcher.seeNo(".connection");

    owner.choose("Game", "Quit Gobang");
    owner.click("dialog.ask .primary");
    owner.see(".connection.ended", "The owner of this table has closed Gobang.");
    watcher.see(".connection.ended", "The owner of this table has closed Gobang.");
    HOST.startAgain();
    owner.seeNo(".connection");
  }

  @Test
  void resumesAfterAKillOfTheProgram() throws Exception {
    Page owner = BROWSER.open(HOST.address());
    owner.choose("Game", "Invite…");
    Form invite = owner.form("invite");
    Page guest = BROWSER.open(invite.value("white"));
    invite.finish("close");
    guest.see(".seat", "You play White.");
    owner.play("h8");
    guest.seeLast("h8");
    guest.reload();
    guest.see(".seat", "You play White.");
    guest.seeLast("h8");
    guest.play("i9");
    owner.seeLast("i9");
    owner.reload();
    owner.seeLast("i9");
    owner.play("j8");
    guest.seeLast("j8");

    BROWSER.expect("net::ERR_");
    HOST.kill();
    owner.see(".connection", "Connection lost. Reconnecting…");
    guest.see(".connection", "Connection lost. Reconnecting…");
    owner.picture("lost");
    guest.play("a1");
    guest.see(".bubble", "Couldn’t reach Gobang. Nothing was changed.");
    HOST.startAgain();
    owner.seeNo(".connection");
    guest.seeNo(".connection");
    owner.seePoint("h8", "h8, black stone");
    guest.seePoint("h8", "h8, black stone");
    guest.see(".seat", "You play White.");
    guest.play("i8");
    owner.seeLast("i8");
    owner.play("j9");
    guest.seeLast("j9");
  }
}
