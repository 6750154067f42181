package org.gobang.launcher.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The owner of a table and a guest play by a link, and another one watches. */
class TwoPlayersTest {

  @RegisterExtension static final Chromium BROWSER = new Chromium();
  @RegisterExtension static final WebHost HOST = new WebHost("en");

  @Test
  void aGuestPlaysByALinkAndAnotherWatches() {
    Page owner = BROWSER.open(HOST.address());
    owner.choose("Game", "Invite ...");
    Form invite = owner.form("invite");
    Page guest = BROWSER.open(invite.value("white"));
    Page watcher = BROWSER.open(invite.value("watch"));
    owner.see("dialog.form", "Guest came by this link.");
    owner.check("invite");
    invite.finish("close");
    guest.see(".seat", "You play White.");
    watcher.see(".seat", "You watch.");

    owner.play("h8");
    guest.seeLast("h8");
    guest.play("i9");
    owner.seeLast("i9");
    owner.play("j8");
    watcher.seeLast("j8");
    guest.picture("guest");

    watcher.picture("watcher");
    assertThat(watcher.shows(".tool[data-name=undo]")).isFalse();
    watcher.play("a1");
    watcher.see(".bubble", "You watch.");
    BROWSER.expect("409 (Conflict)");
    assertRefused(watcher, "a1");
    assertRefused(owner, "k8");

    guest.tool("undo");
    owner.see("dialog.ask", "White asks to take back the last move. Do you agree?");
    owner.check("take-back");
    owner.click("dialog.ask .primary");
    guest.seePoint("i9", "i9, empty");
    guest.see(".status .line", "White to move");
    guest.play("h9");
    owner.seeLast("h9");
    watcher.seeLast("h9");
  }

  /** A visitor who may not move cannot do so past the page either. */
  private static void assertRefused(Page page, String point) {
    page.ask(
        "await fetch('do', {method: 'POST',"
            + " body: new URLSearchParams({action: 'play', at: values[0]})})",
        point);
    assertThat(page.name(point)).isEqualTo(point + ", empty");
    assertThat(page.texts(".moves .move")).hasSize(4);
  }
}
