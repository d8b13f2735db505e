/**
 * @generated SignedSource<<24a3f66ec0840dd53745097e1078fa84>>
 * @relayHash 457a25ade281ab26c9cc904f542342c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95fa2137af3f13547e8a7d96a5fd89b4e79abf8b47a84ece034747871216bb06

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95fa2137af3f13547e8a7d96a5fd89b4e79abf8b47a84ece034747871216bb06",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
