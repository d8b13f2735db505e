/**
 * @generated SignedSource<<b7531088d27a80ba754a03f26d023e0c>>
 * @relayHash 30fda65ca9c80dfe2141a13ff13a672e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c84ea52d9116c8d00da81ddcd24ff24a916a8de0bc5ddeb301e839210f2ce8fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c84ea52d9116c8d00da81ddcd24ff24a916a8de0bc5ddeb301e839210f2ce8fe",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
