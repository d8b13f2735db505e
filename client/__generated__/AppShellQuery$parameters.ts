/**
 * @generated SignedSource<<06bd7a2d7504ba5aa8959fbbeff4aa94>>
 * @relayHash 409d49e86f200682b8163f69ae1c8208
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50b91512251feb2493afa5f127151157b6537879872fec4d73b499294d38fe98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50b91512251feb2493afa5f127151157b6537879872fec4d73b499294d38fe98",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
