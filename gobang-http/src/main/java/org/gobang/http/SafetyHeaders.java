package org.gobang.http;

import com.sun.net.httpserver.Headers;
import java.util.Map;

/** The security headers of all responses. */
final class SafetyHeaders {

  private static final Map<String, String> ALL =
      Map.of(
          "Content-Security-Policy",
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:;"
              + " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none';"
              + " frame-ancestors 'none'",
          "X-Content-Type-Options",
          "nosniff",
          // The address contains the secret.
          "Referrer-Policy",
          "no-referrer",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Cross-Origin-Resource-Policy",
          "same-origin",
          "Permissions-Policy",
          "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
          "Cache-Control",
          "no-store");

  private SafetyHeaders() {}

  /** Sets the security headers. A response may override them later. */
  static void set(Headers headers) {
    ALL.forEach(headers::set);
  }
}
