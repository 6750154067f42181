package org.gobang.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.Headers;
import java.util.List;
import java.util.Locale;

/** A page with one sentence, for example for an invalid link. */
final class SentencePage {

  /** The path of the style sheet. */
  static final String STYLE = "/sentence.css";

  private static final String CSS =
      """
      :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
      body { display: grid; min-height: 90vh; margin: 0; place-items: center; }
      p { max-width: 26em; padding: 24px; text-align: center; text-wrap: balance; }
      """;

  private static final String HTML =
      """
      <!doctype html>
      <html lang="%s">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>%s</title>
      <link rel="stylesheet" href="%s">
      </head>
      <body><main><p>%s</p></main></body>
      </html>
      """;

  private SentencePage() {}

  /**
   * Returns whether a request comes from a browser that opens a page, not from a script or program.
   */
  static boolean isWanted(Headers request) {
    return request.getOrDefault("Accept", List.of()).stream()
        .anyMatch(accepted -> accepted.contains("text/html"));
  }

  /** Returns the page with a sentence. */
  static Reply of(int status, String sentence, Locale language) {
    String text = sentence.replace("&", "&amp;").replace("<", "&lt;");
    String page = HTML.formatted(language.toLanguageTag(), text, STYLE, text);
    return Reply.of(status, "text/html;charset=utf-8", page.getBytes(UTF_8));
  }

  /** Returns the style sheet. */
  static Reply style() {
    return Reply.of(200, "text/css;charset=utf-8", CSS.getBytes(UTF_8));
  }
}
