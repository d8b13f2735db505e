/**
 * @generated SignedSource<<8560bd19bcd8cd013dd4118ba2bb2943>>
 * @relayHash 20b0946a06bd914d2fa3293a814f8102
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3222b7afeaf117d65470f1b3e1000fc7e68e988e033e9dccfaf33af375f70dba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreditsTabQuery } from './CreditsTabQuery.graphql';

const node: PreloadableConcreteRequest<CreditsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3222b7afeaf117d65470f1b3e1000fc7e68e988e033e9dccfaf33af375f70dba",
    "metadata": {},
    "name": "CreditsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
