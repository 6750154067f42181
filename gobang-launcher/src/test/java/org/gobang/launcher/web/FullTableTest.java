package org.gobang.launcher.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A game at its spectator limit. */
class FullTableTest {

  private static final int MOST = 64;

  @RegisterExtension static final Chromium BROWSER = new Chromium();
  @RegisterExtension static final WebHost HOST = new WebHost("en");

  @Test
  void refusesTheNextSpectatorAndAdmitsTheOwner() throws Exception {
    Page owner = BROWSER.open(HOST.address());
    owner.choose("Game", "Invite…");
    String link = owner.form("invite").value("watch");
    List<InputStream> watchers = new ArrayList<>();
    try {
      HttpClient client = HttpClient.newHttpClient();
      for (int i = 0; i < MOST; i++) {
        URI events = URI.create(link + "events?visit=" + i);
        watchers.add(
            client
                .send(
                    HttpRequest.newBuilder(events).build(),
                    HttpResponse.BodyHandlers.ofInputStream())
                .body());
      }
      Page late = BROWSER.blank();
      late.languages("zh-CN,zh");
      late.show(link);
      late.see(".connection", "观战人数已满。本页会自动重试。");
      late.picture("full");
      owner.reload();
      owner.see(".seat");
      assertThat(owner.shows(".connection")).isFalse();
    } finally {
      for (InputStream watcher : watchers) {
        watcher.close();
      }
    }
  }
}
