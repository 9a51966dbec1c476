// The page is served Preact's own file from this address.
export * from "preact";
